import { Field } from './field'
import { uiWords } from './words'

type CurrentPasswordFieldProps = { label?: string; name?: string; error?: string | undefined }

/** The password that a person has: password managers fill it in. */
export function CurrentPasswordField({
  label = uiWords.password,
  name = 'password',
  error,
}: CurrentPasswordFieldProps) {
  return (
    <Field label={label} isRequired error={error}>
      {(control) => (
        <input {...control} name={name} type="password" autoComplete="current-password" required className="control" />
      )}
    </Field>
  )
}
