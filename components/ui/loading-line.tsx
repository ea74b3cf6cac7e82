import { uiWords } from './words'

/**
 * "Loading jobs", and from 5 s on that the partner is slow. Told by CSS: what streams in behind a boundary is not alive
 * before it has arrived.
 */
export function LoadingLine({ label }: { label: string }) {
  return (
    <span role="status" className="inline-grid text-table text-quiet">
      <LoadingText label={label} />
    </span>
  )
}

/** The same inside a place that is announced already. */
export function LoadingText({ label }: { label: string }) {
  return (
    <>
      <span className="until-slow col-start-1 row-start-1">{label}</span>
      <span className="once-slow col-start-1 row-start-1 whitespace-nowrap">{uiWords.slowPartner}</span>
    </>
  )
}
