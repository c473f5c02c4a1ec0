-- When each member last logged in, kept with the member: the events of an account go after a while, and a list of all
-- members sorted by it must not read them. Written only by src/server/members.
alter table member add column last_login_at timestamptz;

update member m set last_login_at = l.at
from (select member_id, max(at) as at from account_event where what = 'login' group by member_id) l
where l.member_id = m.id;

-- In the order of the desk's list: who never logged in comes last.
create index member_by_last_login on member (last_login_at desc nulls last, id desc);
