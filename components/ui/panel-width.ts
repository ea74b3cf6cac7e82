import { keepCookie } from './keep-cookie'

/** Stored in a cookie, so that the server reserves the space and nothing moves when the panel appears. */
export const panelWidthCookie = 'panel-width'

/** In pixels. */
export const narrowestPanel = 360
export const widestPanel = 880
export const usualPanel = 440

/** Space left for the sidebar and the list; `.panel-strut` (app/globals.css) uses the same number. */
const roomBeside = 720

/** Returns the width the user chose; the usual one for any other value of the cookie. */
export function panelWidthOf(value: string | undefined): number {
  return value !== undefined && /^\d{3}$/.test(value) ? clampWidth(Number(value), widestPanel) : usualPanel
}

/** Returns the widest panel that leaves enough space for the list in a window of this width. */
export function widestPanelIn(windowWidth: number): number {
  return clampWidth(windowWidth - roomBeside, widestPanel)
}

/** Clamps to a whole number of pixels between the narrowest panel and `most`. */
export function clampWidth(width: number, most: number): number {
  return Math.round(Math.min(most, Math.max(narrowestPanel, width)))
}

export function savePanelWidth(width: number) {
  keepCookie(panelWidthCookie, String(width))
}
