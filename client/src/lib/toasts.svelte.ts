/** Short messages at the edge of the page; they go by themselves. */

export interface Toast {
  id: number;
  text: string;
  /** Where it leads. */
  link?: string;
}

const SECONDS = 8;

class Toasts {
  all = $state.raw<Toast[]>([]);
  #next = 1;

  show(text: string, link?: string): void {
    const toast = { id: this.#next++, text, ...(link ? { link } : {}) };
    this.all = [...this.all.filter((other) => other.text !== text), toast].slice(-3);
    setTimeout(() => {
      this.drop(toast.id);
    }, SECONDS * 1000);
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
