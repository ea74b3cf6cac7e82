import { shownKeys } from './shown-keys'

/** The keys of an action, shown beside it; drawn with CSS, so that they are not part of the text. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <kbd
      aria-hidden
      data-keys={shownKeys(keys)}
      className="ml-auto shrink-0 pl-3 font-sans text-small whitespace-nowrap text-quiet before:content-[attr(data-keys)]"
    />
  )
}
