import { locale } from '../../ui/formats'

/** The typed number as `numbersBetween` reads it: with a decimal point, and without a separator that ends it. */
export function typedNumber(typed: string): string {
  const separator = new Intl.NumberFormat(locale()).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value
  return typed
    .trim()
    .replace(separator ?? '.', '.')
    .replace(/\.$/, '')
}
