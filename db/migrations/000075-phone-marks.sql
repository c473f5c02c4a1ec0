-- Marks of phones know more spellings of a number (+82, dots, full-width digits): the next start computes them again.
update member set phone_mark = null where phone_mark is not null;
