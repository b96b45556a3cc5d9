import type { ComponentProps } from 'react'
import { Field } from '../../ui/field.tsx'

/** An email field with the matching keyboard on phones. */
export function EmailField(props: ComponentProps<typeof Field>) {
  return <Field type="email" inputMode="email" autoCapitalize="none" spellCheck={false} required {...props} />
}
