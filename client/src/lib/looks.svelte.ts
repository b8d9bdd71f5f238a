/** Light or dark, palette, motion and pace: kept in this browser, shown as attributes of the page. */

export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const;
export const PALETTES = ['usual', 'safe'] as const;
export const MOTIONS = ['auto', 'less'] as const;
export const SPEEDS = ['slow', 'usual', 'fast'] as const;
export const PACES = [...SPEEDS, 'off'] as const;

export type Theme = (typeof THEMES)[number];
export type Palette = (typeof PALETTES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Speed = (typeof SPEEDS)[number];
export type Pace = (typeof PACES)[number];

const night = matchMedia('(prefers-color-scheme: dark)');
const sharp = matchMedia('(prefers-contrast: more)');

function kept<Value extends string>(key: string, values: readonly Value[], usual: Value): Value {
  return values.find((value) => value === localStorage.getItem(key)) ?? usual;
}

class Looks {
  theme = $state<Theme>(kept('theme', THEMES, 'auto'));
  palette = $state<Palette>(kept('palette', PALETTES, 'usual'));
  motion = $state<Motion>(kept('motion', MOTIONS, 'auto'));
  /** How quickly the moves of others are played out at a table. */
  pace = $state<Pace>(kept('pace', PACES, 'usual'));

  /** What the page shows now. */
  isDark = $state(false);

  constructor() {
    for (const wish of [night, sharp]) {
      wish.addEventListener('change', () => {
        this.show();
      });
    }
    addEventListener('storage', () => {
      this.theme = kept('theme', THEMES, 'auto');
      this.palette = kept('palette', PALETTES, 'usual');
      this.motion = kept('motion', MOTIONS, 'auto');
      this.pace = kept('pace', PACES, 'usual');
      this.show();
    });
  }

  /** This browser has not chosen its colours yet. */
  get isUnset(): boolean {
    return localStorage.getItem('theme') === null;
  }

  set(change: { theme?: Theme; palette?: Palette; motion?: Motion; pace?: Pace }): void {
    Object.assign(this, change);
    for (const [key, value] of Object.entries(change)) localStorage.setItem(key, value);
    this.show();
  }

  /** Write it where the style sheet looks. */
  show(): void {
    const page = document.documentElement;
    const isSharp = this.theme === 'contrast' || (this.theme === 'auto' && sharp.matches);
    const isDark = this.theme === 'dark' || (this.theme === 'auto' && night.matches && !isSharp);
    page.dataset.contrast = isSharp ? 'more' : 'usual';
    this.isDark = isDark;
    page.dataset.theme = isDark ? 'dark' : 'light';
    page.dataset.palette = this.palette;
    page.dataset.motion = this.motion;
  }
}

export const looks = new Looks();
