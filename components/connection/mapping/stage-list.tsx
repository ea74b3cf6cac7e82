'use client'

import { ArrowDown, ArrowUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { useFocusAfterMove } from '../../ui/use-focus-after-move'
import { mappingWords } from './words'

type StageListProps = { stages: readonly string[]; onChange: (stages: string[]) => void }

/** The values of a status in the order in which lists sort them. Each can be moved up and down. */
export function StageList({ stages, onChange }: StageListProps) {
  const id = useId()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const noteMove = useFocusAfterMove(list)
  const move = (from: number, by: -1 | 1) => {
    const stage = stages[from]
    const to = from + by
    if (stage === undefined || to < 0 || to >= stages.length) return
    noteMove(stage, by)
    onChange(stages.toSpliced(from, 1).toSpliced(to, 0, stage))
    setSaid(mappingWords.moved({ stage, position: to + 1, count: stages.length }))
  }
  return (
    <div className="grid gap-1">
      <p id={id} className="font-medium">
        {mappingWords.stageOrder}
      </p>
      <ol ref={list} aria-labelledby={id} className="grid">
        {stages.map((stage, index) => (
          <li key={stage} data-row={stage} className="flex items-center gap-1">
            <span aria-hidden className="w-6 shrink-0 text-right text-small text-quiet tabular-nums">
              {index + 1}
            </span>
            <bdi className="min-w-0 flex-1 wrap-anywhere px-2">{stage}</bdi>
            {/* Not disabled at the ends: focus must stay while a stage is being moved by keyboard. */}
            <Button
              look="quiet"
              data-move={-1}
              aria-label={mappingWords.moveUp({ stage })}
              aria-disabled={index === 0}
              onClick={() => move(index, -1)}
            >
              <ArrowUp aria-hidden className="size-4" />
            </Button>
            <Button
              look="quiet"
              data-move={1}
              aria-label={mappingWords.moveDown({ stage })}
              aria-disabled={index === stages.length - 1}
              onClick={() => move(index, 1)}
            >
              <ArrowDown aria-hidden className="size-4" />
            </Button>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
