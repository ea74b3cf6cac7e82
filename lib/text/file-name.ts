import { dateFormat } from './intl-formats'

const longestPart = 80

/** A text, such as the name of a run, as a part of a file's name that every system takes. '' where nothing is left. */
export function fileNamePart(text: string): string {
  return text
    .replaceAll(/[\p{C}\s"*/:<>?\\|%]+/gu, '-')
    .slice(0, longestPart)
    .replaceAll(/^[-.]+|[-.]+$/g, '')
}

/** The moment in a file's name: "2026-11-27-041205". `timeZone`: an IANA name, the reader's own unless given. */
export function fileNameTime(at: Date, timeZone?: string): string {
  // Swedish has the ISO order.
  const clock = dateFormat('sv-SE', { ...(timeZone && { timeZone }), dateStyle: 'short', timeStyle: 'medium' })
  return clock.format(at).replaceAll(':', '').replace(' ', '-')
}
