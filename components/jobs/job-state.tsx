import { CircleCheck, CircleHelp, CircleSlash } from 'lucide-react'
import { jobsWords } from './words'

/** Whether a job accepts applications, as a word and an icon. */
export function JobState({ isOpen }: { isOpen: boolean | null }) {
  return (
    <span className={`inline-flex items-center gap-1.5 align-top ${inkOf(isOpen)}`}>
      <JobStateIcon isOpen={isOpen} />
      {isOpen === null ? jobsWords.notKnown : isOpen ? jobsWords.open : jobsWords.closed}
    </span>
  )
}

export function JobStateIcon({ isOpen }: { isOpen: boolean | null }) {
  const Icon = isOpen === null ? CircleHelp : isOpen ? CircleCheck : CircleSlash
  return <Icon aria-hidden className={`size-4 shrink-0 ${inkOf(isOpen)}`} />
}

function inkOf(isOpen: boolean | null): string {
  return isOpen ? 'text-good' : 'text-quiet'
}
