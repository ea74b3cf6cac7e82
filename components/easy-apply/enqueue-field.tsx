type EnqueueFieldProps = { isQueued: boolean; onChange: (isQueued: boolean) => void }

/** Whether the partner queues the application (spec 4.2), with what that means. */
export function EnqueueField({ isQueued, onChange }: EnqueueFieldProps) {
  return (
    <label className="flex items-start gap-2.5">
      <input
        type="checkbox"
        checked={isQueued}
        aria-describedby="enqueue-means"
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-4 accent-accent"
      />
      <span>
        <span className="font-medium">Queue the application</span>
        <span id="enqueue-means" className="block text-small text-quiet">
          The partner accepts it now and processes it later. Otherwise the partner checks right away whether the job
          accepts applications.
        </span>
      </span>
    </label>
  )
}
