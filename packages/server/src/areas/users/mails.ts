import { emailCode } from './rules.ts'

/** Texts of the mails that this area sends; plain text, as all mail here. */

export const confirmAddress = (code: string) => ({
  subject: 'Confirm your email address',
  text: `Your code is ${code}. It works for ${emailCode.minutes} minutes.

Enter it on your account page to use this address. If you didn’t ask for this, you can ignore this email: nothing changes without the code.`,
})

/** To an address that has an account already; whoever asked learns nothing of that. */
export const addressInUse = {
  subject: 'Your email address was entered for another account',
  text: `Someone entered this address as the new one for their account. It already belongs to an account, so nothing has changed.

If it was you, sign in with this address, or use a different one for the other account.`,
}

export const addressChanged = (to: string) => ({
  subject: 'Your account’s email address was changed',
  text: `Your account now uses the address ${masked(to)}. It no longer uses this one.

If this wasn’t you, contact us straight away.`,
})

export const passwordChanged = {
  subject: 'Your password was changed',
  text: `Your password was changed on your account page. You’ve been signed out on every other device.

If this wasn’t you, choose a new password straight away with “Forgotten your password?” on the sign-in page, and contact us.`,
}

/** Enough to know one's own address again, for a mailbox that may be read by others by now. */
const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1…')

export const childAccount = (
  child: { first_name: string; username: string; has_password: boolean },
  manage_url: string,
) => ({
  subject: `${child.first_name}’s account`,
  text: `${child.first_name} now has an account. The username is:

${child.username}

${
  child.has_password
    ? 'The password is the one you chose. For safety it isn’t in this email. To set a new one, sign in to your own account and go here:'
    : 'There’s no password yet. To set one for your child, sign in to your own account and go here:'
}
${manage_url}`,
})

export const contact = (message: string, from: { name: string; email: string | null; id: string | null }) => ({
  subject: 'Message from the contact form',
  text: `${message}

--
From: ${from.name || 'someone who isn’t signed in'}
Address: ${from.email ?? 'none'}${from.id === null ? ' (not confirmed)' : ''}
Account: ${from.id ?? 'none'}`,
})
