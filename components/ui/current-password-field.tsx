import { Field } from './field'
import { uiWords } from './words'

type CurrentPasswordFieldProps = {
  label?: string
  name?: string
  error?: string | undefined
  isFocusedFirst?: boolean
}

/** The user's current password, which password managers fill in. */
export function CurrentPasswordField({
  label = uiWords.password,
  name = 'password',
  error,
  isFocusedFirst = false,
}: CurrentPasswordFieldProps) {
  return (
    <Field label={label} isRequired error={error}>
      {(control) => (
        <input
          {...control}
          // biome-ignore lint/a11y/noAutofocus: it is all that a dialog asks for
          autoFocus={isFocusedFirst}
          name={name}
          type="password"
          autoComplete="current-password"
          required
          className="control"
        />
      )}
    </Field>
  )
}
