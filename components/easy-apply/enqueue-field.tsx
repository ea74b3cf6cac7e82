import { CheckboxField } from '../ui/checkbox-field'
import { easyApplyWords } from './words'

type EnqueueFieldProps = { isQueued: boolean; onChange: (isQueued: boolean) => void }

/** Whether the partner queues the application (spec 4.2), with an explanation. */
export function EnqueueField({ isQueued, onChange }: EnqueueFieldProps) {
  return (
    <CheckboxField
      label={easyApplyWords.enqueue}
      help={easyApplyWords.enqueueMeans}
      isChecked={isQueued}
      onChange={onChange}
    />
  )
}
