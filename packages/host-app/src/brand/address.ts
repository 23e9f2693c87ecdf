/**
 * One widget on a full page: a host name that has `chatbot` in it, or a chat path that is not the student's v2 chat
 * (part 1 §1). The path is that of now, because pages change without a new load.
 */
export function isChatbotPortal(hostname: string, pathname: string): boolean {
  const isChatPath = pathname.split('/').includes('chat')
  const isOthersChat = ['/student/v2/', '/teacher/', '/admin/'].some((area) => pathname.startsWith(area))
  return hostname.toLowerCase().includes('chatbot') || (isChatPath && !isOthersChat)
}

/** An origin that begins with `release.`: decisions.md, "Brands". */
export const isReleasePortal = (hostname: string): boolean => hostname.toLowerCase().startsWith('release.')
