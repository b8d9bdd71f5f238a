/** A small picture for each good, in a box of 20 x 20 about (0, 0): body, lines on it; tokens.css has its colour. */

export interface Picture {
  body: string;
  lines: string;
}

const picture = (body: string, lines = ''): Picture => ({ body, lines });

const PICTURES: Record<string, Picture> = {
  bananas: picture('M-7-6C-7 4 2 9 9 5 4 5-2 2-4-7z', 'M-5.500-4C-5 3 2 6 7 5.400'),
  bauxite: picture('M-9 6l3-8 5-3 4 5 3-2 3 8z', 'M-6-2l3 4M3 0l-2 4'),
  camels: picture('M-8 8V0c0-5 4-6 5-1 1-4 5-4 6-.5L5-1l1-6h3v2.500H7.500L6.500 2 4 3v5H2V3h-7v5z'),
  carpets: picture(
    'M-7-6H7V6H-7z',
    'M-4-3h8v6h-8zM0-3v6M-9.500-5H-7m-2.500 5H-7m-2.500 5H-7M7-5h2.500M7 0h2.500M7 5h2.500',
  ),
  cattle: picture(
    'M-9-6c3 3 4 2 9 2s6 1 9-2c1 5-3 7-4 7l-2 7h-6l-2-7c-1 0-5-2-4-7z',
    'M-2.500 1v1M2.500 1v1',
  ),
  citrus: picture(
    'M0-5a6.500 6.500 0 1 0 .01 0z',
    'M0-5c1-3 4-4 6-3-1 3-4 4-6 3M-2 3v.01M2 0v.01M1 5v.01',
  ),
  cloves: picture('M-1 9l-1-9c-4-1-4-6-1.500-5L0-8l3.500 3C6-6 6-1 2 0L1 9z', 'M-2 0h4'),
  coal: picture('M-9 6l1-7 5-5 6 1 6 5-1 6z', 'M-3-6l1 6 6 5M-2 0l-6-1M4-1L2 2'),
  cocoa: picture(
    'M-7 6C-9-2 0-9 7-7 9 1 2 9-7 6z',
    'M-6 5C-4-1 1-5 6-6M-6.500 5.500C0 6 5 2 6.500-6',
  ),
  coffee: picture('M-6 6C-11-1 0-10 6-6 11 1 0 10-6 6z', 'M-6 5.500C-1 4-3-1 0-1s2-3 6-4.500'),
  copper: picture('M-9 5l3-8H6l3 8z', 'M-6-3l2 3h8l2-3M-4 0l-2 5M4 0l2 5'),
  cotton: picture(
    'M-6 3a4 4 0 0 1 1-8 5 5 0 0 1 10 0 4 4 0 0 1 1 8z',
    'M0 3v6M-4 6l4 2 4-2M-3-2c1 2 5 2 6 0',
  ),
  dates: picture(
    'M-5-3c3 0 3 9 0 9s-3-9 0-9zM0-1c3 0 3 9 0 9s-3-9 0-9zM5-3c3 0 3 9 0 9s-3-9 0-9z',
    'M0-9v8M0-8l-5 5M0-8l5 5',
  ),
  diamonds: picture('M-9-2l4-6H5l4 6L0 9z', 'M-9-2H9M-5-8l2 6L0 9l3-11 2-6'),
  fish: picture('M-9 0c4-6 11-6 14-1l4-4V5L5 1C2 6-5 6-9 0z', 'M-5-1v.01M-1-3c1 2 1 4 0 6'),
  gold: picture('M-9.500 7l2-5h5.500l2 5zM0 7l2-5h5.500l2 5zM-5 1l2-5h6l2 5z'),
  groundnuts: picture(
    'M-6-7C-1-9 2-5 1-1c4-1 8 3 6 7-3 4-9 1-9-4-4 1-9-5-4-9z',
    'M-4-4v.01M-2-2v.01M3 3v.01M5 5v.01',
  ),
  iron_ore: picture('M-9 7l2-9 5-5 6 3 5 11z', 'M-2-7l1 7-6-2M-1 0l5 2 3 5'),
  machinery: picture(
    'M-2-9h4l1 3 3-1 2 3-2 2v4l2 2-2 3-3-1-1 3h-4l-1-3-3 1-2-3 2-2v-4l-2-2 2-3 3 1z',
    'M0-3a3 3 0 1 0 .01 0z',
  ),
  oil: picture('M-6-8H6V8H-6z', 'M-6-3H6M-6 3H6M-6-8v16M6-8v16'),
  palm_oil: picture(
    'M0-9c5 6 6.500 9 6.500 12a6.500 6 0 0 1-13 0C-6.500 0-5-3 0-9z',
    'M-3 4a3 3 0 0 0 3 3',
  ),
  phosphates: picture('M-9 7l5-13L0 0l4-8 5 15z', 'M-4-6l1 13M4-8l0 15'),
  rubber: picture(
    'M0-9a9 9 0 1 0 .01 0zM0-4a4 4 0 1 1-.01 0z',
    'M0-6.500a6.500 6.500 0 1 0 .01 0z',
  ),
  salt: picture('M-8-4l8-4 8 4v8L0 9l-8-5z', 'M-8-4l8 4 8-4M0 0v9'),
  sisal: picture('M0 9L-9-3l7 5-3-11L0 1l5-10L2 2l7-5z'),
  sugar: picture('M-9 0h8v8h-8zM1 0h8v8H1zM-4-9h8v8h-8z'),
  tea: picture('M0 9C-7 6-8-2-4-9 0-5 0 2 0 9c0-7 3-11 9-12 0 7-3 11-9 12z', 'M-3.500-6L0 8 7-1'),
  timber: picture(
    'M-9-4H5a4.500 4.500 0 0 1 0 9H-9z',
    'M5-4a4.500 4.500 0 0 0 0 9M5-1a1.500 1.500 0 1 0 .01 0zM-9-1h6M-6 2h5',
  ),
  tobacco: picture(
    'M-3 9C-10 3-5-6 4-9c5 7 3 15-7 18z',
    'M-3 9L3-7M-1 3l-5-2M-1 3l5-1M1-2l-4-1M1-2l4-2',
  ),
  tourists: picture('M-8-3H8V7H-8z', 'M-3-3v-4h6v4M-5-3V7M5-3V7'),
  uranium: picture(
    'M0-9a9 9 0 1 0 .01 0z',
    'M0-1.500a1.500 1.500 0 1 0 .01 0zM0-3.500v-4M-3 1.800l-3.500 2M3 1.800l3.500 2',
  ),
  vanilla: picture('M-7 8C-6 0-3-6 4-9 2-2 0 4-4 9zM0 8c2-5 5-8 9-10 0 4-3 9-6 11z'),
  wine: picture('M-1.700-9h3.400v5C4-2 4 0 4 2v7h-8V2c0-2 0-4 2.300-6z', 'M-4 2h8M-4 6h8'),
};

const UNKNOWN = picture('M-7-7H7V7H-7z');

export const pictureOf = (good: string): Picture => PICTURES[good] ?? UNKNOWN;

export const pictured = (): string[] => Object.keys(PICTURES);
