import type { ErasureReport } from '@/lib/privacy/contract'
import { Button } from '../ui/button'
import { wholeNumber } from '../ui/formats'
import { Notice } from '../ui/notice'
import { privacyWords } from './words'

/** How much was erased, in numbers only: it names no one. */
export function ErasureResult({ report, onBack }: { report: ErasureReport; onBack: () => void }) {
  const { holdings, erased, left } = report
  return (
    <div className="grid gap-4">
      <Notice
        tone={left > 0 ? 'warn' : 'good'}
        title={left > 0 ? privacyWords.erasedAndLeft({ count: erased, left }) : privacyWords.erased({ count: erased })}
      >
        <p>{left > 0 ? privacyWords.leftMeans : privacyWords.nothingLeft}</p>
        <p>{privacyWords.backups}</p>
      </Notice>
      {holdings.length > 0 && (
        <ul aria-label={privacyWords.listErased} className="divide-y overflow-hidden rounded-panel border bg-raised">
          {holdings.map(({ title, erased, left }) => (
            <li key={title} className="flex justify-between gap-3 p-3">
              {title}
              <span className="tabular-nums">
                {left > 0 ? privacyWords.countAndLeft({ count: erased, left }) : wholeNumber(erased)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button onClick={onBack}>{privacyWords.findAnother}</Button>
      </div>
    </div>
  )
}
