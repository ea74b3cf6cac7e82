import Bowser from 'bowser'
import { accountAnswers } from './words'

/** As stored; `deviceInWords` translates it. */
export const unknownDevice = 'Unknown device'

/** Returns a readable name for a browser and its system ("Firefox on Windows"), for any User-Agent. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return unknownDevice
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500))
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '')
  return names.length === 0 ? unknownDevice : names.join(' on ').slice(0, 80)
}

/** Returns a stored name in the user's language. */
export function deviceInWords(name: string | null): string {
  if (!name || name === unknownDevice) return accountAnswers.unknownDevice
  const [, browser, system] = /^(.+) on (.+)$/u.exec(name) ?? []
  return browser && system ? accountAnswers.device({ browser, system }) : name
}
