/** What several parts of the page look at together. */

import type { CompanyName } from './view';

class Focus {
  /** The company whose plate the person points at: the map shows its track. */
  company = $state<CompanyName | null>(null);
  /** Is there room for the action track on the map's ocean? */
  trackOnMap = $state(false);
}

export const focus = new Focus();
