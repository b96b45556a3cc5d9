// What a student reads when something does not reach the browser. It is apart from the other sentences about calls,
// because the landing page has these from the start and those only once they are needed.

export const offlineMessage = 'We could not reach the server. Check your connection and try again.'
export const lostOnTheWay = 'Something went wrong on the way. Reload the page and try again.'
