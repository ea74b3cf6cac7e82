import { type Culture, cultures } from './cultures'
import type { Random } from './random'

/** A made-up person; the email address is always at example.com, .org or .net. */
export type MadeUpPerson = { name: string; email: string; culture: Culture }

// Names that break layouts or escaping: very long, one letter, markup, mixed directions, combining marks, an emoji.
const oddNames: [string, ...string[]] = [
  'Wolfeschlegelsteinhausenbergerdorff:wolfe Maximiliane Theodora Wilhelmina von und zu Hohenlohe-Waldenburg-Schillingsfürst:hohenlohe',
  'O:o',
  '<b>Robert</b>:robert "Bobby" O’Tables & Söhne:tables',
  'نور:nour Smith-Jones:smith-jones (nickname “Light”):light',
  'Z̈oë̋:zoe M̄ārṭā́:marta',
  'Ana 🌻:ana Petrović:petrovic',
  'Adolph Blaine Charles David Earl Frederick Gerald Hubert Irvin John Kenneth Lloyd Martin Nero Oliver Paul Quincy:quincy',
  'null:null',
]

const domains: [string, ...string[]] = ['example.com', 'example.org', 'example.net']

/** Draws a person. The index makes the email address unique. */
export function makePerson(random: Random, index: number): MadeUpPerson {
  const culture = random.pick(cultures)
  const words = index % 97 === 41 ? [random.pick(oddNames)] : drawNames(random, culture)
  const name = words.map(nativeOf).join(culture.joiner)
  const latin = words.map(latinOf).join('.')
  const number = index < 0 ? `n${-index}` : String(index)
  return { name, email: `${latin}.${number}@${random.pick(domains)}`, culture }
}

function drawNames(random: Random, culture: Culture): string[] {
  const given = random.pick(culture.given)
  const [first, ...rest] = culture.family
  if (first === undefined) return [given]
  const family = random.pick([first, ...rest])
  return culture.isFamilyFirst ? [family, given] : [given, family]
}

function nativeOf(word: string): string {
  return word.replaceAll(/:[a-z-]+/g, '')
}

function latinOf(word: string): string {
  return [...word.matchAll(/:([a-z-]+)/g)].map((match) => match[1]).join('.')
}
