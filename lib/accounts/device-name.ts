import Bowser from 'bowser'

/** As it is stored; read in each person's language (own-sessions.ts). */
export const unknownDevice = 'Unknown device'

/** A browser and its system as a person calls them ("Firefox on Windows"), from a User-Agent of any content. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return unknownDevice
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500))
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '')
  return names.length === 0 ? unknownDevice : names.join(' on ').slice(0, 80)
}
