import { CircleCheck, CircleHelp, CircleSlash } from 'lucide-react'

/** Whether a job takes applications, in a word and a sign. */
export function JobState({ isOpen }: { isOpen: boolean | null }) {
  const [Icon, word, ink] =
    isOpen === null
      ? [CircleHelp, 'Not known', 'text-quiet']
      : isOpen
        ? [CircleCheck, 'Open', 'text-good']
        : [CircleSlash, 'Closed', 'text-quiet']
  return (
    <span className={`inline-flex items-center gap-1.5 align-top ${ink}`}>
      <Icon aria-hidden className="size-4" />
      {word}
    </span>
  )
}
