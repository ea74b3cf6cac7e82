import { shownKeys } from './shown-keys'

/** Keys beside what they do: drawn by the style sheet, so that they are no part of the text. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <kbd
      aria-hidden
      data-keys={shownKeys(keys)}
      className="ml-auto shrink-0 pl-3 font-sans text-small whitespace-nowrap text-quiet before:content-[attr(data-keys)]"
    />
  )
}
