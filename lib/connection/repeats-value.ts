/** Words that partners say of any field: a value of one of them gives nobody away. */
const ownWords = new Set(
  (
    'a an and any are array at be boolean by can cannot characters date digits does email empty exist expected field for format from got has have ' +
    'in integer invalid is it least list long longer missing most must no not null number object of one only or property provided received ' +
    'required should short string than that the this to true false undefined unknown url valid value values was with you your please'
  ).split(' '),
)

const mostChars = 200_000
const longestWord = 20_000

/** Whether a message about a field repeats something of a body: a whole value, or a word that not any sentence has. */
export function repeatsValue(message: string, field: string, body: unknown): boolean {
  const ofField = wordsOf(field)
  const words = new Set(wordsOf(message).filter((word) => !ownWords.has(word) && !ofField.includes(word)))
  return words.size > 0 && someText(body, (text) => wordsOf(text).some((word) => words.has(word)))
}

/** Whether a field's name is a value of the body: then it names nothing. */
export function isValueIn(field: string, body: unknown): boolean {
  const name = wordsOf(field).join('')
  return someText(body, (text) => wordsOf(text).join('') === name)
}

/** Whether it holds for some text or number in a body. Too much to look at counts as if it did. */
function someText(body: unknown, holds: (text: string) => boolean): boolean {
  let left = mostChars
  const look = (value: unknown): boolean => {
    if (typeof value === 'object' && value !== null) return Object.values(value).some(look)
    if (typeof value !== 'string' && typeof value !== 'number') return false
    const text = String(value)
    // A file in base64 is no text.
    if (text.length > longestWord && /^[\w+/=-]*$/.test(text)) return false
    left -= text.length
    return left < 0 || holds(text)
  }
  return look(body)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
