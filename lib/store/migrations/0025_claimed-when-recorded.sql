CREATE OR REPLACE FUNCTION "notify_dispatch"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Nobody follows a single row of a group; the servers are notified of those that are due and that no worker has.
	IF NEW."group_id" IS NOT NULL AND (NEW."not_before" IS NULL OR NEW."worker" IS NOT NULL) THEN
		RETURN NULL;
	END IF;
	PERFORM pg_notify('dispatches', CASE
		WHEN NEW."group_id" IS NOT NULL THEN 'due group'
		-- What a worker has claimed, some of it when it was recorded, is due for no other; a release notifies by itself.
		WHEN NEW."not_before" IS NOT NULL AND NEW."worker" IS NULL THEN 'due ' || NEW."person_id"
		-- Where one of a queue has ended, the next one is due.
		WHEN NEW."queue" IS NOT NULL AND NEW."state" <> 'sending' THEN 'due ' || NEW."person_id"
		ELSE 'changed ' || NEW."person_id"
	END);
	RETURN NULL;
END $$;
