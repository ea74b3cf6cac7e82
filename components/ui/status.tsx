import type { ReactNode } from 'react'
import { type Hue, hueOf } from './hues'
import { uiWords } from './words'

/** A status as a dot and a word. The dot's color depends on the value alone and is the same on every screen. */
export function Status({ value, none = uiWords.noStatus }: { value: string | null; none?: string }) {
  return statusValue(value, none)
}

/** The same as a plain function, for rows rendered by the hundreds. */
export function statusValue(value: string | null, none = '', mark = asText): ReactNode {
  const text = value?.trim() ? value : none
  return text === '' ? null : (
    <span dir="auto" className={statusClass(value)}>
      {mark(text)}
    </span>
  )
}

/** Returns classes for an element that contains only a status. */
export function statusClass(value: string | null): string {
  return `status-dot ${dots[hueOf(value)]}`
}

const asText = (text: string): ReactNode => text

/** Written out, since Tailwind only finds complete class names. */
const dots: Record<Hue, string> = {
  'hue-1': 'before:bg-hue-1',
  'hue-2': 'before:bg-hue-2',
  'hue-3': 'before:bg-hue-3',
  'hue-4': 'before:bg-hue-4',
  'hue-5': 'before:bg-hue-5',
  'hue-6': 'before:bg-hue-6',
  'hue-7': 'before:bg-hue-7',
  'hue-8': 'before:bg-hue-8',
  none: 'before:bg-line-strong',
}
