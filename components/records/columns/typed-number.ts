import { locale } from '../../ui/formats'

/**
 * The typed number as `numbersBetween` reads it: with a decimal point, without separators of thousands, and without a
 * separator that ends it.
 */
export function typedNumber(typed: string): string {
  const { group, decimal } = separators()
  return withoutGroups(typed.trim(), group, decimal).replace(decimal, '.').replace(/\.$/, '')
}

/** A number as a user would type it; empty for null. */
export function numberToType(number: number | null): string {
  return number === null ? '' : String(number).replace('.', separators().decimal)
}

/** False for what cannot become a number by typing on. */
export function mayBecomeNumber(typed: string): boolean {
  return /^[+-]?(?:\d{1,15}(?:\.\d{0,10})?)?$/.test(typedNumber(typed))
}

function separators() {
  const parts = new Intl.NumberFormat(locale(), { useGrouping: 'always' }).formatToParts(1000.5)
  const of = (separator: string) => parts.find(({ type }) => type === separator)?.value
  return { group: of('group') ?? ',', decimal: of('decimal') ?? '.' }
}

function withoutGroups(typed: string, group: string, decimal: string): string {
  const [whole = ''] = typed.split(decimal)
  const [first = '', ...thousands] = whole.replace(/^-/, '').split(group)
  const isGrouped = /^\d{1,3}$/.test(first) && thousands.every((digits) => /^\d{3}$/.test(digits))
  return isGrouped ? typed.replaceAll(group, '') : typed
}
