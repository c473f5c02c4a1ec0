-- The house's own popups are gone: home says the same in its page.
delete from popup where operator_id is null;
update popup set position = place_of.position - 1
from (select id, row_number() over (order by position) as position from popup) place_of
where popup.id = place_of.id and popup.position <> place_of.position - 1;
