interface HappyWindow {
  readonly happyDOM: { readonly setViewport: (size: { readonly width: number }) => void };
}

/** The width in px that a test finds, and leaves. */
export const usualWidth = window.innerWidth;

/** Sets the width of the window in px. */
export function setWidth(width: number): void {
  (window as unknown as HappyWindow).happyDOM.setViewport({ width });
}
