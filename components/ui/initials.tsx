import { type Hue, hueOf } from './hues'

/** A person's initials in a circle beside their name; hidden from screen readers, which read the name. */
export function Initials({ name, isSmall = false }: { name: string; isSmall?: boolean }) {
  return (
    <span
      aria-hidden
      className={`grid shrink-0 select-none place-items-center rounded-full border font-semibold ${isSmall ? 'size-7 text-small' : 'size-10 text-body'} ${rings[hueOf(name)]}`}
    >
      {initialsOf(name)}
    </span>
  )
}

/** Returns the first letters of the first and last word: "AZ". One letter for a single word; "?" without letters. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/@.*/, '')
    .split(/[\s._,]+/u)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  const letters = [first, last].map((word) => (word === undefined ? '' : firstLetter(word)))
  return letters.join('') || '?'
}

function firstLetter(word: string): string {
  return [...word.normalize('NFC')][0]?.toLocaleUpperCase() ?? ''
}

/** Written out, since Tailwind only finds complete class names. */
const rings: Record<Hue, string> = {
  'hue-1': 'border-hue-1 bg-hue-1/12',
  'hue-2': 'border-hue-2 bg-hue-2/12',
  'hue-3': 'border-hue-3 bg-hue-3/12',
  'hue-4': 'border-hue-4 bg-hue-4/12',
  'hue-5': 'border-hue-5 bg-hue-5/12',
  'hue-6': 'border-hue-6 bg-hue-6/12',
  'hue-7': 'border-hue-7 bg-hue-7/12',
  'hue-8': 'border-hue-8 bg-hue-8/12',
  none: 'border-line-strong bg-sunken',
}
