const digits = /\d+/g
const hasDigit = /\d/

/**
 * A normalized text for which plain `<` puts "job 2" before "job 10": each number is prefixed with its count of
 * digits. An Intl.Collator is many times slower.
 */
export function naturalKey(text: string): string {
  return hasDigit.test(text) ? text.replace(digits, withLength) : text
}

function withLength(run: string): string {
  const number = run.startsWith('0') ? run.replace(/^0+(?=\d)/, '') : run
  return String.fromCharCode(0x30 + Math.min(number.length, 0x30)) + number
}
