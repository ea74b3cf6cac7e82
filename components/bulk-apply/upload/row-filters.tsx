import { X } from 'lucide-react'
import type { RowFilter, RowState, SheetSummary } from '@/lib/bulk-apply/sheet/contract'
import { Button } from '../../ui/button'
import { wholeNumber } from '../../ui/formats'
import { checkWords } from './check/words'
import { issuesInWords } from './check-words'

type RowFiltersProps = { checked: SheetSummary; filter: RowFilter; onChange: (filter: RowFilter) => void }

const shownStates: RowState[] = ['ready', 'invalid', 'warning', 'accepted', 'left-out']

/** Chooses which rows the grid shows. */
export function RowFilters({ checked, filter, onChange }: RowFiltersProps) {
  const group = 'group' in filter ? checked.groups.find(({ key }) => key === filter.group) : undefined
  const [message] = group ? issuesInWords([group], checked.targets) : []
  const isShown = (show: string) => 'show' in filter && filter.show === show
  const choices = [
    { show: 'all' as const, word: checkWords.all, rows: checked.rows },
    ...shownStates.map((show) => ({ show, word: checkWords.states[show], rows: checked.states[show] })),
  ].filter(({ show, rows }) => rows > 0 || isShown(show) || show === 'all')
  return (
    <div role="group" aria-label={checkWords.showRows} className="flex flex-wrap gap-1.5">
      {choices.map(({ show, word, rows }) => (
        <button
          key={show}
          type="button"
          aria-pressed={isShown(show)}
          onClick={() => onChange({ show })}
          className="h-8 rounded-control border px-2.5 text-table font-medium tabular-nums hover:bg-sunken touch:h-11 aria-pressed:border-accent aria-pressed:bg-accent-soft"
        >
          {word} <span className="text-quiet">{wholeNumber(rows)}</span>
        </button>
      ))}
      {message !== undefined && (
        <Button aria-label={checkWords.showAll({ message })} onClick={() => onChange({ show: 'all' })}>
          <span className="max-w-60 truncate">{checkWords.only({ message })}</span>
          <X aria-hidden className="size-4" />
        </Button>
      )}
    </div>
  )
}
