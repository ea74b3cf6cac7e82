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
          The partner takes it in and works on it later. Without it the partner checks at once whether the job takes
          applications.
        </span>
      </span>
    </label>
  )
}
