import { uiWords } from './words'

/**
 * "Loading jobs", and after 5 s also that the partner is slow. The switch is made in CSS: a boundary's fallback is not
 * hydrated before its content arrives.
 */
export function LoadingLine({ label }: { label: string }) {
  return (
    <span role="status" className="inline-grid text-table text-quiet">
      <LoadingText label={label} />
    </span>
  )
}

/** The same text, inside an element that is already a live region. */
export function LoadingText({ label }: { label: string }) {
  return (
    <>
      <span className="until-slow col-start-1 row-start-1">{label}</span>
      <span className="once-slow col-start-1 row-start-1 whitespace-nowrap">{uiWords.slowPartner}</span>
    </>
  )
}
