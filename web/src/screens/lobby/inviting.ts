import { t } from '../../lib/i18n/index.svelte';
import { notices } from '../../lib/notices.svelte';
import { canShare, copy, share } from '../../lib/share';

/** Sends the link by whatever this device sends things, or copies it. */
export async function invite(link: string): Promise<void> {
  if (canShare()) await share(t('invite.share_title'), link);
  else notices.tell(t((await copy(link)) ? 'invite.copied' : 'invite.not_copied'));
}
