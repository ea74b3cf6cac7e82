/** How partners write ids and dates. Each is a pure function of the truth, so that both lists agree. */

/** A UUID derived from this number; `kind` keeps those of people, applications and jobs apart. */
export function uuidOf(kind: string, number: number): string {
  const hex = [1, 2, 3, 4].map((part) => mix(`${kind}:${number}:${part}`).toString(16).padStart(8, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A short code of letters and digits derived from this number. */
export function codeOf(kind: string, number: number): string {
  return (mix(`${kind}/${number}`).toString(36) + mix(`${number}/${kind}`).toString(36)).slice(0, 10)
}

export function slugOf(title: string, number: number): string {
  return `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${number}`
}

export const isoTime = (millis: number): string => new Date(millis).toISOString()
export const isoDay = (millis: number): string => isoTime(millis).slice(0, 10)
export const seconds = (millis: number): number => Math.floor(millis / 1000)

/** 27.02.2026 16:20 */
export function germanTime(millis: number): string {
  return `${dottedDay(millis)} ${isoTime(millis).slice(11, 16)}`
}

/** 27.02.2026 */
export function dottedDay(millis: number): string {
  return isoDay(millis).split('-').reverse().join('.')
}

/** 27/02/2026 */
export function slashedDay(millis: number): string {
  return isoDay(millis).split('-').reverse().join('/')
}

/** 02/27/2026 */
export function americanDay(millis: number): string {
  const [year, month, day] = isoDay(millis).split('-')
  return `${month}/${day}/${year}`
}

/** FNV-1a with a final mix, as an unsigned number. */
function mix(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) >>> 0
}
