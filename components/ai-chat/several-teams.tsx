'use client'

import { AnnouncedLine } from '../ui/announced-line'
import { Button } from '../ui/button'
import { chatWords } from './words'

type SeveralTeamsProps = {
  count: number
  selected: number
  /** The most teams that can be set at once. */
  most: number
  /** Progress of the last batch of several teams. */
  progress: string | null
  onSelectAll: (isSelected: boolean) => void
  onSet: (isOn: boolean) => void
}

/** Sets several teams at once; each row shows its own outcome. */
export function SeveralTeams({ count, selected, most, progress, onSelectAll, onSet }: SeveralTeamsProps) {
  const canSet = selected > 0 && selected <= most
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b bg-surface px-3 py-2 md:px-4">
      <label className="flex min-h-8 items-center gap-2.5 font-medium touch:min-h-11">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={selected === count}
          ref={(box) => {
            if (box) box.indeterminate = selected > 0 && selected < count
          }}
          onChange={(event) => onSelectAll(event.target.checked)}
        />
        {chatWords.selectAll}
      </label>
      <span className="text-small text-quiet tabular-nums">
        {selected > most ? chatWords.atMost({ most }) : selected > 0 ? chatWords.selected({ count: selected }) : ''}
      </span>
      <span className="ml-auto flex flex-wrap items-center gap-2">
        {progress !== null && (
          <span className="px-1 text-small font-medium tabular-nums">
            <AnnouncedLine line={progress} />
          </span>
        )}
        <Button disabled={!canSet} onClick={() => onSet(true)}>
          {chatWords.turnOn}
        </Button>
        <Button disabled={!canSet} onClick={() => onSet(false)}>
          {chatWords.turnOff}
        </Button>
      </span>
    </div>
  )
}
