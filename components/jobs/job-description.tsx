'use client'

import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../ui/button'
import { RichTextView } from '../ui/rich-text-view'
import { jobsWords } from './words'

/** A job's description as applicants see it. Long ones are cut off behind "Show all". */
export function JobDescription({ text }: { text: string }) {
  const headingId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [isWhole, setWhole] = useState(false)
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (element) setCut(element.scrollHeight > element.clientHeight + 1)
  }, [])
  return (
    <section aria-labelledby={headingId} className="grid justify-items-start gap-2">
      <p id={headingId} className="font-semibold">
        {jobsWords.description}
      </p>
      <div ref={box} className={`w-full max-w-prose overflow-hidden ${isWhole ? '' : 'max-h-60'}`}>
        <RichTextView text={text} />
      </div>
      {isCut && (
        <Button look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? jobsWords.showLess : jobsWords.showAll}
        </Button>
      )}
    </section>
  )
}
