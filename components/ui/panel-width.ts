import { keepCookie } from './keep-cookie'

/** Kept in a cookie, so that the server reserves the room and nothing moves when the panel appears. */
export const panelWidthCookie = 'panel-width'

/** In pixels. */
export const narrowestPanel = 360
export const widestPanel = 880
export const usualPanel = 440

/** What stays for the sidebar and the list; the same number is in `.panel-strut` (app/globals.css). */
const roomBeside = 720

/** The width that a person has chosen; the usual one for anything else that a cookie may hold. */
export function panelWidthOf(value: string | undefined): number {
  return value !== undefined && /^\d{3}$/.test(value) ? clampWidth(Number(value), widestPanel) : usualPanel
}

/** The widest that leaves the list its room in a window of this width. */
export function widestPanelIn(windowWidth: number): number {
  return clampWidth(windowWidth - roomBeside, widestPanel)
}

/** A whole number of pixels from the narrowest to `most`. */
export function clampWidth(width: number, most: number): number {
  return Math.round(Math.min(most, Math.max(narrowestPanel, width)))
}

export function savePanelWidth(width: number) {
  keepCookie(panelWidthCookie, String(width))
}
