export const keyboardWords = {
  title: 'Keyboard',
  label: 'Single-key shortcuts',
  meaning:
    'Keys such as J, A or ? work while you are not typing. Press ? on any screen to see them. Switch them off if you dictate or if they get in your way. It applies to this browser only.',
}
