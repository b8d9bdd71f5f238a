/** Kinds of actions, as the bar shows them together. */

export const FREIGHT = ['Deliver', 'SellFromDepot', 'Load', 'Unload', 'Store', 'Take'];
export const TRAINS = ['Upgrade', 'Convert', 'BuyTrain', 'BuildDepot'];
export const ENDS = ['EndMove', 'EndTurn', 'SitOut'];
