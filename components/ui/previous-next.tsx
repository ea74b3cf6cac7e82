import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from './button'

type PreviousNextProps = {
  /** What the panel shows one of: "job". */
  what: string
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** Goes through a list from within the panel of one of its rows. */
export function PreviousNext({ what, onPrevious, onNext }: PreviousNextProps) {
  return (
    <>
      <Button look="quiet" aria-label={`Previous ${what}`} disabled={!onPrevious} onClick={onPrevious}>
        <ChevronLeft aria-hidden className="size-4" />
      </Button>
      <Button look="quiet" aria-label={`Next ${what}`} disabled={!onNext} onClick={onNext}>
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </>
  )
}
