import { easyApplyWords } from './words'

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
        <span className="font-medium">{easyApplyWords.enqueue}</span>
        <span id="enqueue-means" className="block text-small text-quiet">
          {easyApplyWords.enqueueMeans}
        </span>
      </span>
    </label>
  )
}
