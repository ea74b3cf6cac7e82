import { CircleCheck, type LucideIcon, Mail, MinusCircle } from 'lucide-react'
import type { PersonState } from '@/lib/accounts/contract'
import { peopleWords } from './words'

const looks: Record<PersonState, { icon: LucideIcon; ink: string }> = {
  active: { icon: CircleCheck, ink: 'text-good' },
  invited: { icon: Mail, ink: 'text-accent' },
  deactivated: { icon: MinusCircle, ink: 'text-quiet' },
}

/** A person's state as an icon and a word. */
export function PersonStateMark({ state }: { state: PersonState }) {
  const { icon: Icon, ink } = looks[state]
  return (
    <span className="inline-flex max-w-full items-center gap-1.5 align-bottom">
      <Icon aria-hidden className={`size-4 shrink-0 ${ink}`} />
      <span className="truncate">{peopleWords.states[state]}</span>
    </span>
  )
}
