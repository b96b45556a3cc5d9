// What a student reads without a connection. It is apart from the other sentences about calls, because the landing page
// has it from the start and those only once they are needed.

export const offlineMessage = 'We could not reach the server. Check your connection and try again.'
