import { dateFormat } from './intl-formats'

const maxPartLength = 80

/** Turns a text, such as a run's name, into part of a file name that every system accepts. '' when nothing is left. */
export function fileNamePart(text: string): string {
  return text
    .replaceAll(/[\p{C}\s"*/:<>?\\|%]+/gu, '-')
    .slice(0, maxPartLength)
    .replaceAll(/^[-.]+|[-.]+$/g, '')
}

/** A time for a file name: "2026-11-27-041205". `timeZone`: an IANA name, the reader's own unless given. */
export function fileNameTime(at: Date, timeZone?: string): string {
  // Swedish dates are in ISO order.
  const clock = dateFormat('sv-SE', { ...(timeZone && { timeZone }), dateStyle: 'short', timeStyle: 'medium' })
  return clock.format(at).replaceAll(':', '').replace(' ', '-')
}
