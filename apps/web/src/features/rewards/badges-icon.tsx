// The badges in the narrow header: an arch with a keystone in it.
export function BadgesIcon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path
        d="M4.75 20.25V11a7.25 7.25 0 0 1 14.5 0v9.25z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
      <path d="m12 8 3 4.25-3 4.25-3-4.25z" fill="currentColor" />
    </svg>
  )
}
