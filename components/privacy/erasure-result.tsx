import type { ErasureReport } from '@/lib/privacy/contract'
import { Button } from '../ui/button'
import { wholeNumber } from '../ui/formats'
import { Notice } from '../ui/notice'
import { recordsInWords } from './privacy-words'

/** What was erased, in numbers: it names nobody. */
export function ErasureResult({ report, onBack }: { report: ErasureReport; onBack: () => void }) {
  const { holdings, erased, left } = report
  return (
    <div className="grid gap-4">
      <Notice
        tone={left > 0 ? 'warn' : 'good'}
        title={`${recordsInWords(erased)} erased${left > 0 ? `, ${wholeNumber(left)} left` : ''}`}
      >
        <p>
          {left > 0
            ? 'What is left is still to be sent, or needs a decision. Repeat this when that is done.'
            : 'This desk keeps nothing more about this person.'}
        </p>
        <p>If you restore a backup made before, repeat this: write down that you did it, outside of this desk.</p>
      </Notice>
      {holdings.length > 0 && (
        <ul aria-label="Erased" className="divide-y overflow-hidden rounded-panel border bg-raised">
          {holdings.map(({ title, erased, left }) => (
            <li key={title} className="flex justify-between gap-3 p-3">
              {title}
              <span className="tabular-nums">
                {wholeNumber(erased)}
                {left > 0 && `, ${wholeNumber(left)} left`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button onClick={onBack}>Find another person</Button>
      </div>
    </div>
  )
}
