/** Which parts lie open beside the map, for each kind of window; kept in this browser. */

export type Page = 'panel' | 'log' | 'talk';
export type WindowKind = 'tall' | 'flat' | 'narrow' | 'wide' | 'huge';

interface Parts {
  page: Page;
  /** Log or talk; on phones the sheet with all three. */
  drawer: boolean;
  /** The margin with players, cards and companies. */
  panel: boolean;
}

/** The first that matches: phones upright and on their side, then by the room beside the map. */
const QUERIES: [WindowKind, MediaQueryList][] = [
  ['flat', matchMedia('(max-height: 500px)')],
  ['tall', matchMedia('(max-width: 820px)')],
  ['narrow', matchMedia('(max-width: 1099px)')],
  ['huge', matchMedia('(min-width: 1800px) and (min-height: 900px)')],
];

/** The map comes first: what does not fit beside it at first is one press away. */
const USUAL: Record<WindowKind, Parts> = {
  tall: { page: 'panel', drawer: true, panel: true },
  flat: { page: 'panel', drawer: false, panel: true },
  narrow: { page: 'log', drawer: false, panel: false },
  wide: { page: 'log', drawer: false, panel: true },
  huge: { page: 'log', drawer: true, panel: true },
};

const PAGES: readonly unknown[] = ['panel', 'log', 'talk'] satisfies Page[];

const keyOf = (kind: WindowKind): string => `layout-${kind}`;

/** What was kept, as far as it makes sense. */
function kept(kind: WindowKind): Parts {
  const usual = USUAL[kind];
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(kind)) ?? '{}') as Partial<Parts>;
    return {
      page: PAGES.includes(found.page) ? (found.page ?? usual.page) : usual.page,
      drawer: typeof found.drawer === 'boolean' ? found.drawer : usual.drawer,
      panel: typeof found.panel === 'boolean' ? found.panel : usual.panel,
    };
  } catch {
    return usual;
  }
}

const kindNow = (): WindowKind => QUERIES.find(([, query]) => query.matches)?.[0] ?? 'wide';

class Layout {
  kind = $state<WindowKind>(kindNow());
  #parts = $state.raw<Parts>(kept(kindNow()));
  isFull = $state(document.fullscreenElement !== null);
  /** How far the action bar's own choices have covered the map's box from below, in pixels. */
  covered = $state(0);

  /** One sheet under or over the map instead of panels on both sides. */
  isPhone = $derived(this.kind === 'tall' || this.kind === 'flat');
  page = $derived(this.#parts.page);
  drawer = $derived(this.#parts.drawer);
  panel = $derived(this.#parts.panel);

  constructor() {
    for (const [, query] of QUERIES)
      query.addEventListener('change', () => {
        this.kind = kindNow();
        this.#parts = kept(this.kind);
      });
    document.addEventListener('fullscreenchange', () => {
      this.isFull = document.fullscreenElement !== null;
    });
  }

  #set(change: Partial<Parts>): void {
    this.#parts = { ...this.#parts, ...change };
    localStorage.setItem(keyOf(this.kind), JSON.stringify(this.#parts));
  }

  isOpen(page: Page): boolean {
    if (page === 'panel' && !this.isPhone) return this.panel;
    return this.drawer && this.page === page;
  }

  /** Open that part; it closes when it is open. */
  toggle(page: Page): void {
    if (page === 'panel' && !this.isPhone) this.#set({ panel: !this.panel });
    else this.#set({ page, drawer: !this.isOpen(page) });
  }

  /** Close what lies over the map; true when there was something. */
  fold(): boolean {
    const overDrawer = this.drawer && ['flat', 'narrow', 'wide'].includes(this.kind);
    const overPanel = this.panel && this.kind === 'narrow';
    if (overDrawer) this.#set({ drawer: false });
    if (overPanel) this.#set({ panel: false });
    return overDrawer || overPanel;
  }

  /** The whole screen for the table, where the browser can. */
  get mayBeFull(): boolean {
    return document.fullscreenEnabled;
  }

  toggleFull(): void {
    const doing = this.isFull
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    doing.catch(() => undefined);
  }
}

export const layout = new Layout();
