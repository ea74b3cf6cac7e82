import { useEffect, useRef } from 'react'

/** Everything the partner says of a person, beside the list. */
export function DetailsPanel({ row, onClose }) {
  const panel = useRef(null)

  useEffect(() => {
    panel.current.focus()
    const onKey = ({ key }) => key === 'Escape' && onClose()
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [onClose])

  return (
    <aside ref={panel} role="dialog" aria-label="Applicant details" className="details" tabIndex={-1}>
      <button type="button" onClick={onClose}>
        Close
      </button>
      <h2>{row.name}</h2>
      <dl>
        {Object.entries(row).map(([field, value]) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>{value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value ?? '–')}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
